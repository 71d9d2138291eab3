import { useRef, useState } from "react";
import type { Values } from "../browser/draft";

/** A further submit within so many milliseconds is ignored. */
const doublePress = 1500;

const never = Number.NEGATIVE_INFINITY;
const sending = Number.POSITIVE_INFINITY;

export type Submission = ReturnType<typeof useSubmit>;

/**
 * One press, one sending: a further press is ignored until the answer, and shortly after what was sent.
 * `send` gets the values, the value of the button that was pressed, and the files. Returns true when the form should be cleared.
 */
export function useSubmit(
  send: (values: Values, way: string, files: File[]) => boolean | Promise<boolean>,
) {
  const [isSending, setSending] = useState(false);
  const sentAt = useRef(never);
  return {
    isSending,
    isAgain: () => performance.now() - sentAt.current < doublePress,
    /** Other values may be sent at once. */
    change: () => {
      if (sentAt.current !== sending) sentAt.current = never;
    },
    submit: async (...entered: Parameters<typeof send>): Promise<boolean> => {
      const result = send(...entered);
      const isPosted = result instanceof Promise;
      sentAt.current = sending;
      setSending(isPosted);
      const isDone = await result;
      setSending(false);
      sentAt.current = isPosted && !isDone ? never : performance.now();
      return isDone;
    },
  };
}
