/** A question to the server that follows what a component shows: late ones replace early ones. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { asRefusal, isAborted, type Refusal } from '../engine/engine';

/** Who steps through a play quickly asks only where they stop, in milliseconds. */
const PAUSE = 120;

export class Asked<T> implements ReactiveController {
  answer: T | null = null;
  refusal: Refusal | null = null;

  /** What was asked last, and what the answer is about. */
  private question = '';
  private answered = '';
  private asking = new AbortController();

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.forget();
  }

  /** Whether somebody waits for an answer. */
  get pending(): boolean {
    return this.question !== this.answered;
  }

  /** Asks, unless this was what was asked last. */
  ask(question: string, send: (signal: AbortSignal) => Promise<T>): void {
    if (question === this.question) return;
    this.asking.abort();
    this.asking = new AbortController();
    this.question = question;
    void this.wait(question, send, this.asking.signal);
  }

  /** Asks no more; what was known is known no longer. */
  forget(): void {
    this.asking.abort();
    this.question = '';
    this.answered = '';
    this.answer = null;
    this.refusal = null;
  }

  private async wait(
    question: string,
    send: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (signal.aborted) return;
    try {
      const answer = await send(signal);
      if (signal.aborted) return;
      this.answer = answer;
      this.refusal = null;
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      this.answer = null;
      this.refusal = asRefusal(error);
    }
    this.answered = question;
    this.host.requestUpdate();
  }
}
