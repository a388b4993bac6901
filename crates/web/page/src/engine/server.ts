/** Requests that are answered by a server. */

import { asRefusal, Refusal, refusalIn, unreachable } from './refusal';
import type { Asked, JobEvents, Transport } from './transport';

const BASE = '/api/v1';

export class Server implements Transport {
  ask({ path, language, body, signal }: Asked): Promise<Response> {
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    return fetch(`${BASE}${path}?lang=${language}`, {
      ...(body === null ? {} : sent),
      signal: signal ?? null,
    });
  }

  job<P, R>(body: string, language: string, events: JobEvents<P, R>): () => void {
    let source: EventSource | null = null;
    let identity: string | null = null;
    let over = false;
    const finish = () => {
      over = true;
      source?.close();
    };
    const begin = async () => {
      const response = await this.ask({ path: '/jobs', language, body });
      if (!response.ok) throw await refusalIn(response);
      identity = ((await response.json()) as { job: string }).job;
      if (over) {
        void fetch(`${BASE}/jobs/${identity}`, { method: 'DELETE' });
        return;
      }
      source = new EventSource(`${BASE}/jobs/${identity}/events?lang=${language}`);
      source.addEventListener('progress', (event) => events.progress?.(JSON.parse(event.data)));
      source.addEventListener('result', (event) => {
        finish();
        events.result(JSON.parse(event.data));
      });
      source.addEventListener('failed', (event) => {
        finish();
        events.failed(new Refusal(422, JSON.parse(event.data).error));
      });
      source.addEventListener('cancelled', () => {
        finish();
        events.cancelled();
      });
      source.addEventListener('error', () => {
        // A browser would ask again for ever; a stream that breaks has cancelled its job.
        if (over) return;
        finish();
        events.failed(unreachable());
      });
    };
    begin().catch((error: unknown) => {
      if (over) return;
      finish();
      events.failed(asRefusal(error));
    });
    return () => {
      if (over) return;
      if (identity) void fetch(`${BASE}/jobs/${identity}`, { method: 'DELETE' });
      finish();
      events.cancelled();
    };
  }
}
