/** A long job as a component sees it: started, watched, cancelled. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { JobKind, JobRequest, Progress } from '../engine/documents';
import { engine, type Refusal } from '../engine/engine';

export type JobState = 'idle' | 'running' | 'done' | 'failed' | 'cancelled';

export class Job<P, R> implements ReactiveController {
  state: JobState = 'idle';
  progress: Progress<P> | null = null;
  /** The last partial answer, which outlives a cancelled job. */
  partial: P | null = null;
  result: R | null = null;
  refusal: Refusal | null = null;

  private stop: (() => void) | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.cancel();
  }

  get running(): boolean {
    return this.state === 'running';
  }

  start<K extends JobKind>(kind: K, request: JobRequest<K>): void {
    this.cancel();
    this.state = 'running';
    this.progress = null;
    this.partial = null;
    this.result = null;
    this.refusal = null;
    this.stop = engine.job<P, R, K>(kind, request, {
      progress: (progress) => {
        this.progress = progress;
        this.partial = progress.partial ?? this.partial;
        this.host.requestUpdate();
      },
      result: (result) => {
        this.result = result;
        this.end('done');
      },
      failed: (refusal) => {
        this.refusal = refusal;
        this.end('failed');
      },
      cancelled: () => this.end('cancelled'),
    });
    this.host.requestUpdate();
  }

  cancel(): void {
    this.stop?.();
  }

  /** Forgets what was found. */
  reset(): void {
    this.cancel();
    this.state = 'idle';
    this.result = null;
    this.partial = null;
    this.refusal = null;
  }

  private end(state: JobState): void {
    this.state = state;
    this.stop = null;
    this.host.requestUpdate();
  }
}
