/** How requests reach whoever answers them: a server, or an engine in this very page. */

import type { Progress } from './documents';
import type { Refusal } from './refusal';

/** A request: a path of the table of endpoints, and the body if it has one. */
export interface Asked {
  path: string;
  /** The language of sentences. */
  language: string;
  body: string | null;
  signal?: AbortSignal | undefined;
}

export interface JobEvents<P, R> {
  progress?: (progress: Progress<P>) => void;
  result: (result: R) => void;
  failed: (refusal: Refusal) => void;
  cancelled: () => void;
}

export interface Transport {
  /** The answer, whatever its status; fails if there is none. */
  ask(asked: Asked): Promise<Response>;

  /** Starts a long job; the returned function cancels it. */
  job<P, R>(body: string, language: string, events: JobEvents<P, R>): () => void;
}
