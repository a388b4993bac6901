/** Requests that are answered in this page, by engines in workers. */

import type { EngineSource } from './engine-source';
import { EngineWorker } from './engine-worker';
import { asRefusal, refusalIn } from './refusal';
import type { Asked, JobEvents, Transport } from './transport';

/** What takes longer than a glance: it has a worker of its own, so that boards need not wait. */
const THOUGHTS: readonly string[] = [
  '/hints',
  '/choose',
  '/arena',
  '/arena/export',
  '/dice/at',
  '/tournament/replay',
];

/** Jobs that run at once; each of them may take a gibibyte, and phones have few of them. */
const MOST_JOBS = 2;

/** Milliseconds in which work that nobody waits for may come to its end. */
const GRACE = 50;

export class Workers implements Transport {
  private readonly glances: Lane;
  private readonly thoughts: Lane;
  private running = 0;
  /** What begins the jobs that wait. */
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly source: EngineSource) {
    this.glances = new Lane(source);
    this.thoughts = new Lane(source);
  }

  ask(asked: Asked): Promise<Response> {
    return (THOUGHTS.includes(asked.path) ? this.thoughts : this.glances).ask(asked);
  }

  job<P, R>(body: string, language: string, events: JobEvents<P, R>): () => void {
    let worker: EngineWorker | null = null;
    let over = false;
    const finish = () => {
      over = true;
      if (!worker) return;
      worker.end();
      this.running -= 1;
      this.next();
    };
    const begin = async (doer: EngineWorker) => {
      const hear = (text: string) => events.progress?.(JSON.parse(text));
      const response = await doer.ask({ path: '/jobs', language, body }, hear);
      if (!response.ok) throw await refusalIn(response);
      const result = (await response.json()) as R;
      if (over) return;
      finish();
      events.result(result);
    };
    this.waiting.push(() => {
      if (over) return;
      this.running += 1;
      worker = new EngineWorker(this.source);
      begin(worker).catch((error: unknown) => {
        if (over) return;
        finish();
        events.failed(asRefusal(error));
      });
    });
    this.next();
    return () => {
      if (over) return;
      finish();
      events.cancelled();
    };
  }

  /** Begins jobs that wait, as long as there is room for them. */
  private next(): void {
    while (this.running < MOST_JOBS && this.waiting.length > 0) this.waiting.shift()?.();
  }
}

interface Task {
  asked: Asked;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** A worker, and the requests that wait for it. */
class Lane {
  private worker: EngineWorker | null = null;
  private current: Task | null = null;
  private waiting: Task[] = [];

  constructor(private readonly source: EngineSource) {}

  ask(asked: Asked): Promise<Response> {
    return new Promise((resolve, reject) => {
      const { signal } = asked;
      if (signal?.aborted) return reject(signal.reason);
      const task = { asked, resolve, reject };
      signal?.addEventListener('abort', () => this.giveUp(task), { once: true });
      this.waiting.push(task);
      this.next();
    });
  }

  private next(): void {
    if (this.current) return;
    const task = this.waiting.shift();
    if (!task) return;
    this.current = task;
    this.worker ??= new EngineWorker(this.source);
    const end = (settle: () => void) => {
      // Who was given up and ended has left the lane to others.
      if (this.current !== task) return;
      this.current = null;
      settle();
      this.next();
    };
    this.worker.ask(task.asked).then(
      (response) => end(() => task.resolve(response)),
      (error: unknown) =>
        end(() => {
          this.restart();
          task.reject(error);
        }),
    );
  }

  /** Nobody waits for it any more: what was begun may end by itself, or its worker ends. */
  private giveUp(task: Task): void {
    task.reject(task.asked.signal?.reason);
    this.waiting = this.waiting.filter((other) => other !== task);
    setTimeout(() => {
      if (this.current !== task) return;
      this.current = null;
      this.restart();
      this.next();
    }, GRACE);
  }

  /** The next request gets a new engine. */
  private restart(): void {
    this.worker?.end();
    this.worker = null;
  }
}
