/** The argument and the result of a function that runs in a page: JSON values. */
export type Sendable = string | number | boolean | null | undefined | Sendable[] | SendableObject;
interface SendableObject {
  [key: string]: Sendable;
}

/** A tab with its own storage. Clicks and keys are sent as real input events. */
export interface Tab {
  /** The site's address in this tab. */
  readonly site: string;
  /** Loads an address and waits for the load event. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but its argument. */
  run<Given extends Sendable[], Result>(
    code: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types a text. */
  type(text: string): Promise<void>;
  /** Presses the key Escape. */
  escape(): Promise<void>;
  /** Sets the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The addresses that were handed to a mail program so far. */
  mails(): Promise<string[]>;
  /** Errors, policy violations and failed requests of the page so far. */
  consoleErrors(): Promise<string[]>;
  /** A screenshot, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}
