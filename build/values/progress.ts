/** The parts of a build that take long when there are many records, in their order. */
export type Stage = 'reading' | 'checking' | 'writing' | 'verifying';

/** @param all how many records or files there are in this stage; 0 while that is not known */
export type Watcher = (stage: Stage, done: number, all: number) => void;

let watcher: Watcher = () => undefined;

/** Tells somebody how far the work of this process is. What is made does not depend on it. */
export const watchProgress = (next: Watcher): void => {
  watcher = next;
};

export const progress: Watcher = (stage, done, all) => watcher(stage, done, all);
