/** Yields to the main thread: resolves in a new task, so that the browser can paint and handle input first. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
