/** Resolves in a task of its own, so that the browser answers and paints between two pieces of work. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
