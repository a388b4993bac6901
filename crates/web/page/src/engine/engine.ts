/** The one module that asks: a server, or the engine in this page. */

import type {
  Arena,
  ArenaFileRequest,
  ArenaRequest,
  GameCard,
  Limits,
  Mistakes,
  JobKind,
  JobRequest,
  PlayView,
  PositionRequest,
  RaceRequest,
  Replay,
  ReplayRequest,
  Solved,
  Standing,
  SumRequest,
  ValueAnswer,
} from './documents';
import { EngineSource } from './engine-source';
import { refusalIn } from './refusal';
import { Server } from './server';
import type { JobEvents, Transport } from './transport';
import { Workers } from './workers';
import { readStart } from '../model/start';

export { asRefusal, isAborted, Refusal } from './refusal';

/** Milliseconds that a hint may take where nothing else is said. */
const HINT_TIME = 2000;

/** Where a play stands: everything the server needs to know about it. */
export interface Course {
  game: string;
  start: string | null;
  moves: string[];
  seed: number;
}

export class Engine {
  /** The language in which sentences are wanted. */
  language = 'en';

  private found: Transport | null = null;
  private sheet: Promise<string> | null = null;

  async games(): Promise<GameCard[]> {
    const answer = await this.get<{ games: GameCard[] }>('/games');
    return answer.games;
  }

  /** Whether the page can be had as one file. */
  async offersFile(): Promise<boolean> {
    return (await this.get<Limits>('/limits')).page_file;
  }

  play(course: Course, viewer: number | null, signal?: AbortSignal): Promise<PlayView> {
    return this.post('/play', { ...course, viewer }, signal);
  }

  hints(course: Course, viewer: number | null, signal?: AbortSignal): Promise<Solved> {
    return this.post('/hints', { ...course, viewer }, signal);
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
    const asked = this.sheet ?? this.ask('/symbols.svg', null).then((answer) => answer.text());
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

  /** The moves of a play that gave something away. */
  mistakes(course: Course, signal?: AbortSignal): Promise<Mistakes> {
    return this.post('/play/mistakes', course, signal);
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
    return this.transport.job(JSON.stringify({ kind, request }), this.language, events);
  }

  private async get<T>(path: string): Promise<T> {
    return (await this.ask(path, null)).json() as Promise<T>;
  }

  private async post<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
    return (await this.ask(path, body, signal)).json() as Promise<T>;
  }

  private async file(path: string, body: object): Promise<Blob> {
    return (await this.ask(path, body)).blob();
  }

  private async ask(path: string, body: object | null, signal?: AbortSignal): Promise<Response> {
    const text = body && JSON.stringify(body);
    const response = await this.transport.ask({
      path,
      language: this.language,
      body: text,
      signal,
    });
    if (response.ok) return response;
    throw await refusalIn(response);
  }

  /** Who answers: the engine in this page if there is one, else the server that the page is from. */
  private get transport(): Transport {
    this.found ??= findTransport();
    return this.found;
  }
}

function findTransport(): Transport {
  const seconds = readStart().hintSeconds;
  const source = EngineSource.find(seconds ? 1000 * seconds : HINT_TIME);
  return source ? new Workers(source) : new Server();
}

/** The one engine of the page. */
export const engine = new Engine();
