/** An engine in a worker, as the page sees it. */

import { words } from '../model/words';
import type { EngineSource } from './engine-source';
import { Refusal } from './refusal';
import type { Asked } from './transport';
import type { Told } from './worker';
import InlineWorker from './worker?worker&inline';

/** The status of what a job tells before its end. */
const PROCESSING = 102;

interface Waiting {
  resolve: (response: Response) => void;
  reject: (refusal: Refusal) => void;
  progress: ((text: string) => void) | undefined;
}

export class EngineWorker {
  private readonly worker = new InlineWorker();
  private readonly ready: Promise<void>;
  private waiting: Waiting | null = null;
  /** Why it has ended, if it has. */
  private ended: Refusal | null = null;

  constructor(source: EngineSource) {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.hear({ ended: event.message });
    };
    this.ready = source.begin().then((begin) => this.worker.postMessage(begin));
    // Whoever asks hears of it.
    this.ready.catch(() => {});
  }

  /** The answer to a request; one after the other. */
  async ask(asked: Asked, progress?: (text: string) => void): Promise<Response> {
    await this.ready;
    if (this.ended) throw this.ended;
    const { path, language, body } = asked;
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject, progress };
      const method = body === null ? 'GET' : 'POST';
      this.worker.postMessage(`${method} /api/v1${path} ${language}\n${body ?? ''}`);
    });
  }

  /** Ends it, whatever it does. */
  end(): void {
    this.worker.terminate();
  }

  private hear(told: Told): void {
    if ('ended' in told) {
      console.error(`the engine has ended: ${told.ended}`);
      this.ended = new Refusal(500, { code: 'engine-ended', message: words('engine-ended') });
      this.waiting?.reject(this.ended);
    } else if (told.status === PROCESSING) {
      this.waiting?.progress?.(told.text);
    } else {
      const { status, kind, text } = told;
      this.waiting?.resolve(new Response(text, { status, headers: { 'Content-Type': kind } }));
    }
  }
}
