/** A worker of the page: an engine that answers one request after the other. */

import { begin } from './module';

/** What the page sends first. */
export interface Begin {
  module: WebAssembly.Module;
  /** Milliseconds that a hint may take. */
  hintTime: number;
}

/** What comes back: something told, or why the engine has ended. */
export type Told = { status: number; kind: string; text: string } | { ended: string };

type Ask = ReturnType<typeof begin>;

let ask: Ask | null = null;
const tell = (told: Told) => postMessage(told);

onmessage = ({ data }: MessageEvent<Begin | string>) => {
  try {
    if (typeof data === 'string') {
      ask?.(data, (status, kind, text) => tell({ status, kind, text }));
    } else {
      ask = begin(data.module, data.hintTime);
    }
  } catch (error) {
    tell({ ended: error instanceof Error ? error.message : String(error) });
  }
};
