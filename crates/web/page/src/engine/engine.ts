/** The one module that talks to the server. */

import type {
  Arena,
  ArenaFileRequest,
  ArenaRequest,
  Complaint,
  GameCard,
  JobKind,
  JobRequest,
  PlayView,
  PositionRequest,
  Progress,
  RaceRequest,
  Replay,
  ReplayRequest,
  Solved,
  Standing,
  SumRequest,
  ValueAnswer,
} from './documents';

const BASE = '/api/v1';

/** A refusal, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly complaint: Complaint,
  ) {
    super(complaint.message);
  }
}

/** Where a play stands: everything the server needs to know about it. */
export interface Course {
  game: string;
  start: string | null;
  moves: string[];
  seed: number;
}

export interface JobEvents<P, R> {
  progress?: (progress: Progress<P>) => void;
  result: (result: R) => void;
  failed: (refusal: Refusal) => void;
  cancelled: () => void;
}

export class Engine {
  /** The language in which sentences are wanted. */
  language = 'en';

  private sheet: Promise<string> | null = null;

  async games(): Promise<GameCard[]> {
    const answer = await this.get<{ games: GameCard[] }>('/games');
    return answer.games;
  }

  play(course: Course, viewer: number | null, signal?: AbortSignal): Promise<PlayView> {
    return this.post('/play', { ...course, viewer }, signal);
  }

  hints(course: Course, signal?: AbortSignal): Promise<Solved> {
    return this.post('/hints', course, signal);
  }

  value(request: SumRequest, signal?: AbortSignal): Promise<ValueAnswer> {
    return this.post('/value', request, signal);
  }

  choose(course: Course, strategy: string, signal?: AbortSignal): Promise<{ move: string }> {
    return this.post('/choose', { ...course, strategy }, signal);
  }

  position(request: PositionRequest): Promise<{ position: string; moves?: string[] }> {
    return this.post('/position', request);
  }

  /** What boards are put together from: asked for once, as everything that never changes. */
  symbols(): Promise<string> {
    const asked = this.sheet ?? this.ask('/symbols.svg', {}).then((answer) => answer.text());
    this.sheet = asked;
    asked.catch(() => (this.sheet = null));
    return asked;
  }

  arena(request: ArenaRequest, signal?: AbortSignal): Promise<Arena> {
    return this.post('/arena', request, signal);
  }

  arenaFile(request: ArenaFileRequest): Promise<Blob> {
    return this.file('/arena/export', request);
  }

  picture(course: Course, viewer: number | null): Promise<Blob> {
    return this.file('/picture', { ...course, viewer, format: 'svg' });
  }

  playFile(course: Course, players: string[]): Promise<Blob> {
    return this.file('/play/export', { ...course, players });
  }

  replay(request: ReplayRequest): Promise<Replay> {
    return this.post('/tournament/replay', request);
  }

  diceAt(request: RaceRequest, signal?: AbortSignal): Promise<Standing | null> {
    return this.post('/dice/at', request, signal);
  }

  /** Starts a long job; the returned function cancels it. */
  job<P, R, K extends JobKind = JobKind>(
    kind: K,
    request: JobRequest<K>,
    events: JobEvents<P, R>,
  ): () => void {
    let source: EventSource | null = null;
    let identity: string | null = null;
    let over = false;
    const finish = () => {
      over = true;
      source?.close();
    };
    const begin = async () => {
      const answer = await this.post<{ job: string }>('/jobs', { kind, request });
      identity = answer.job;
      if (over) {
        void fetch(`${BASE}/jobs/${identity}`, { method: 'DELETE' });
        return;
      }
      source = new EventSource(`${BASE}/jobs/${identity}/events?lang=${this.language}`);
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
        events.failed(new Refusal(0, { code: 'unreachable', message: '' }));
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

  private async get<T>(path: string): Promise<T> {
    return (await this.ask(path, {})).json() as Promise<T>;
  }

  private async post<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
    return (await this.send(path, body, signal)).json() as Promise<T>;
  }

  private async file(path: string, body: object): Promise<Blob> {
    return (await this.send(path, body)).blob();
  }

  private send(path: string, body: object, signal?: AbortSignal): Promise<Response> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  }

  private async ask(path: string, options: RequestInit): Promise<Response> {
    const response = await fetch(`${BASE}${path}?lang=${this.language}`, options);
    if (response.ok) return response;
    const text = await response.text();
    throw new Refusal(response.status, complaintIn(text, response));
  }
}

/** The one engine of the page. */
export const engine = new Engine();

/** Whether a request was given up because a newer one replaced it. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What a person is told about an error, whatever it was. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Refusal(0, { code: 'unreachable', message });
}

function complaintIn(text: string, response: Response): Complaint {
  try {
    const { error } = JSON.parse(text) as { error?: Complaint };
    if (error?.message) return error;
  } catch {
    // A proxy or an old server may answer with a plain line.
  }
  return { code: 'unreadable', message: text || `${response.status} ${response.statusText}` };
}
