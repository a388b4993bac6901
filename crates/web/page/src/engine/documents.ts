/** The documents of the server, field by field as `stratege … --json` writes them. */

import type { Language } from '../model/settings';

export type Player = 1 | 2;
export type Verdict = 'win' | 'draw' | 'loss';
export type Proof = 'exact' | 'bound' | 'estimate';

export interface Parameter {
  name: string;
  kind: 'size' | 'number' | 'numbers' | 'word' | 'line' | 'preset';
  about: string;
  default: string;
  low?: number | null;
  high?: number | null;
  choices?: { word: string; about: string }[] | null;
}

export interface StrategyCard {
  word: string;
  about: string;
  /** Whether the server lets a page use it: programs and files are not for everybody. */
  allowed?: boolean;
}

export interface Abilities {
  arena: boolean;
  solve: boolean;
  learn: string[];
  race: boolean;
  tournament: boolean;
  hidden: boolean;
  players: number;
}

export interface GameCard {
  name: string;
  word: string;
  title: string;
  about: string;
  /** What kind of game it is: `duel`, `impartial`, `hidden`… */
  family: string;
  rules: string;
  notation: string;
  aliases: string[];
  parameters: Parameter[];
  methods: { name: string; about: string }[];
  heuristics: { name: string; about: string }[];
  strategies: StrategyCard[];
  abilities: Abilities;
}

export type Outline = 'square' | 'hexagon' | 'dot' | 'hole' | 'none';

export type Mark =
  | { kind: 'rings'; rings: number }
  | { kind: 'token'; colour: number; symbol: number; wanted: boolean }
  | { kind: 'barrier' };

export type Form =
  | 'cross'
  | 'ring'
  | 'disc'
  | 'block'
  | 'peg'
  | 'stack'
  | 'chief'
  | 'bearer'
  | 'chocolate'
  | 'poison'
  | 'counter'
  | 'pips'
  | 'back';

export interface Piece {
  owner: Player | null;
  form: Form;
  height?: number;
  neutral?: boolean;
  pips?: number;
  glyph: string;
}

/** One square, hole or slot; lengths are in half squares and y grows downwards. */
export interface Place {
  x: number;
  y: number;
  name: string;
  outline: Outline;
  mark: Mark | null;
  piece: Piece | null;
}

export interface Picture {
  layout: 'squares' | 'rows' | 'columns';
  places: Place[];
  labels: { x: number; y: number; text: string }[];
  strokes: { from: [number, number]; to: [number, number] }[];
}

export interface LegalMove {
  move: string;
  /** Places in the order in which a person touches them. */
  places: number[];
}

export interface PlayView {
  game: string;
  word: string;
  title: string;
  /** Null while it would tell the viewer what is hidden. */
  position: string | null;
  start: string | null;
  turn: Player | null;
  mid_turn: boolean;
  /** How many of the last moves the player to move may not know yet. */
  concealed: number;
  history: { move: string; player: Player | null; position: string | null }[];
  line: string | null;
  payoff: number | null;
  margin: number | null;
  sentence: string;
  moves: LegalMove[];
  picture: Picture;
  svg: string;
  text: string;
  holding: { 1?: string | null; 2?: string | null } | null;
}

export interface MoveReport {
  move: string;
  value: Verdict | null;
  distance: number | null;
  estimate?: number | null;
  gain?: number | null;
  chance?: number | null;
  grundy?: number | null;
}

export interface Solved {
  position: string;
  turn: Player | null;
  value: Verdict | null;
  winner: Player | null;
  distance: number | null;
  gain?: number | null;
  grundy?: number | null;
  best: string[];
  moves: MoveReport[];
  line: string[];
  proof: Proof;
  method: string;
  nodes: number;
  seconds: number;
  sentence: string;
}

export interface Vertex {
  id: number;
  position: string;
  player: Player | null;
  final: '1' | '2' | 'draw' | null;
  rank: number | null;
}

export interface Reason {
  vertex: number;
  kind: 'final' | 'exists' | 'for-all';
  arcs: number[];
}

export interface Arena {
  game?: string;
  convention?: string;
  extent: string;
  vertices: Vertex[];
  arcs: [number, number][];
  start: number | null;
  attractor: Player | null;
  layers: number[][];
  strategy: [number, number][];
  undecided: number;
  cycles: boolean;
  layout?: {
    width: number;
    height: number;
    vertices: { x: number; y: number; width: number; height: number; label: string[] }[];
    /** Paths of SVG, each ending where the head of its arrow begins. */
    arcs: (string | null)[];
  } | null;
  reasons?: Reason[];
  /** How many vertices of each player, and of nobody, have each rank. */
  summary: { rank: number; vertices: number; players: [number, number, number] }[];
}

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

export interface Pairing {
  a: string;
  b: string;
  seat: 'a' | 'both';
  games: number | null;
  wins: number;
  draws: number;
  losses: number;
  rate: Interval;
  score: Interval;
  better: string | null;
  p_value?: number;
  moves: number;
}

export interface Tournament {
  seed: number;
  exact: boolean;
  complete: boolean;
  strategies: { name: string; stochastic: boolean; memoryless: boolean }[];
  pairings: Pairing[];
  ranking: { name: string; score: number; low: number; high: number; group: string }[];
  cycles: string[][];
  seat: Interval | null;
  errors: { strategy: string; plays: Record<string, number> }[];
}

/** A tournament that is being played. */
export type Standings = Pick<Tournament, 'pairings' | 'ranking' | 'cycles' | 'seed'> & {
  sentence: string;
};

export interface TournamentResult {
  report: Tournament;
  /** What came out, in every language. */
  sentences: Record<Language, string>;
  csv: string;
  manifest: unknown;
}

export interface Replay {
  /** Who sat first and second. */
  players: [string, string];
  /** Whether the moves lead there again: not where chance acts between moves. */
  replayable: boolean;
  moves: string[];
  start: string | null;
  mistakes: Mistake[];
}

/** A move that was worse than others. */
export interface Mistake {
  /** The number of the move, from 0. */
  ply: number;
  move: string;
  best: string[];
  /** What the best moves lead to, and what this one led to. */
  could: Verdict;
  became: Verdict;
}

/** A number, or a fraction as text. */
export type Quantity = number | string;

export interface Standing {
  own: number;
  other: number;
  value: Quantity;
  choices: { choice: number; gain: Quantity; chance: number }[];
  other_strategy?: number[];
}

export interface Race {
  n: number;
  d: number;
  variant: string;
  value: Quantity;
  means: Quantity[];
  richest: number;
  dice: (number | null)[][];
  /** The points, own ones first, at which every choice loses. */
  lost?: [number, number][];
  gain: Quantity[][];
  support?: number[][];
  edge?: number[][];
  payoffs?: Quantity[][];
  strategy: Quantity[];
  unique?: boolean;
  certificate: number;
  at?: Standing;
  seconds: number;
}

export interface Curves {
  parameter: string;
  values: number[];
  curves: {
    a: string;
    b: string;
    points: { x: number; win: number; draw: number; gain: number; score: number }[];
  }[];
}

export interface Mean {
  mean: number;
  low: number | null;
  high: number | null;
}

export interface LearnPoint {
  plays: number;
  settled: number;
  value: Mean | null;
  known: Mean;
  share: Mean | null;
  random: Mean | null;
  optimal: Mean | null;
  exploitability: Mean | null;
}

export interface Learner {
  name: string;
  method: string;
  plays: Mean;
  known: Mean;
  curve: LearnPoint[];
  runs: { plays: number; known: number; settled: string | null; value: number | null }[];
}

export interface Learned {
  position: string;
  seed: number;
  seeds: number;
  exact: boolean;
  full: { positions: number; value: string | null } | null;
  learners: Learner[];
  stopped: string | null;
  seconds: number;
}

/** What a first move is worth, as far as it was learned: a number, or what is proved. */
export type FirstMove = number | 'won' | 'lost' | 'drawn' | 'unknown';

/** One step of a play that is learned from. */
export interface LearnStep {
  play: number;
  step: number;
  position: string;
  turn: Player | null;
  won?: string[];
  lost?: string[];
  drawn?: string[];
  unknown?: string[];
  move: string | null;
  settled?: string | null;
  tried?: boolean;
  before?: number;
  after?: number;
}

/** What learning told so far. */
export interface Lesson {
  report: Learned;
  first_moves: Record<string, FirstMove>;
}

/** What learning told in the end. */
export type Lessons = Learned & {
  first_moves: Record<string, FirstMove>;
  steps: LearnStep[];
};

/** What the server says when it refuses. */
export interface Complaint {
  code: string;
  message: string;
  position?: { text: string; start: number; end: number } | null;
  advice?: string | null;
}

export interface Progress<P = unknown> {
  done: number;
  total: number | null;
  nodes: number;
  seconds: number;
  partial: P | null;
}
