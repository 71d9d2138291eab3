/** What a function that runs in a page is given, and gives: nothing that a page and a test cannot send one another. */
export type Sendable = string | number | boolean | null | undefined | Sendable[] | SendableObject;
interface SendableObject {
  [key: string]: Sendable;
}

/** A visit of its own: nothing is remembered from another. What is pressed and typed goes the way of a person's mouse and keyboard. */
export interface Tab {
  /** The address of the site, as this tab knows it. */
  readonly site: string;
  /** Loads an address whole, and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which knows nothing but what it is given. */
  run<Given extends Sendable[], Result>(
    code: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types a text. */
  type(text: string): Promise<void>;
  /** Presses the key Escape. */
  escape(): Promise<void>;
  /** Gives the page a window of that many CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The addresses handed to a mail program, so far. */
  mails(): Promise<string[]>;
  /** What the page has complained about, so far: errors, refusals of its policy, files that it could not have. */
  complaints(): Promise<string[]>;
  /** A picture of what is seen, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}
