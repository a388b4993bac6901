/**
 * The documents of the server under the names that the page has for them.
 *
 * What they hold is in `schema.ts`, which `npm run types` makes from what the server says about
 * itself.
 */

import type { components } from './schema';

type Shapes = components['schemas'];

export type Player = 1 | 2;

export type Arena = Shapes['ArenaDocument'];
export type Complaint = Shapes['Wrong'];
export type Curves = Shapes['Document_CurveReport'];
export type FirstMove = Shapes['FirstMove'];
export type Limits = Shapes['Limits'];
export type GameCard = Shapes['GameCard'];
export type JobCard = Shapes['JobCard_String'];
export type MethodCard = Shapes['MethodCard_String'];
export type OptionCard = Shapes['OptionCard_String'];
export type SolvedDocument = Shapes['Document_Hint'];
export type Interval = Shapes['Interval'];
export type Layer = Shapes['LayerJson'];
export type LearnPoint = Shapes['Point'];
export type LearnStep = Shapes['StepReport'];
export type Learned = Shapes['LearnReport'];
export type Learner = Shapes['LearnerReport'];
export type LegalMove = Shapes['Touch'];
/** What learning told so far. */
export type Lesson = Shapes['LearnedSoFar'];
/** What learning told in the end. */
export type Lessons = Shapes['Document_Learned'];
export type Mark = Shapes['MarkJson'];
export type Mean = Shapes['Mean'];
export type Mistake = Shapes['Mistake'];
export type Mistakes = Shapes['MistakesAnswer'];
export type MoveReport = Shapes['MoveReport'];
export type MoveValue = Shapes['MoveValue'];
export type Pairing = Shapes['PairingReport'];
export type Parameter = Shapes['Parameter'];
export type Picture = Shapes['PictureJson'];
export type Place = Shapes['PlaceJson'];
export type PlayView = Shapes['PlayAnswer'];
export type Quantity = Shapes['Quantity'];
export type Race = Shapes['DiceAnswer'];
export type RaceMap = Shapes['MapAnswer'];
export type Reason = Shapes['Reason'];
export type Replay = Shapes['ReplayAnswer'];
export type Solved = Shapes['Hint'];
export type Standing = Shapes['StandingReport'];
/** A tournament that is being played. */
export type Standings = Shapes['PlayedSoFar'];
export type StrategyCard = Shapes['StrategyJson'];
/** What the page shows of a tournament, from its first plays to its end. */
export type Tournament = Pick<
  Shapes['Document_TournamentReport'],
  'seed' | 'exact' | 'pairings' | 'ranking' | 'cycles' | 'errors'
> &
  Partial<Pick<Shapes['Document_TournamentReport'], 'strategies'>>;
export type TournamentResult = Shapes['TournamentAnswer'];
export type Summand = Shapes['SummandReport'];
export type ValueAnswer = Shapes['ValueAnswer'];
export type ValueName = Shapes['ValueName'];
export type Verdict = Shapes['Verdict'];
export type Vertex = Shapes['VertexReport'];

/** What may be asked for. */
export type ArenaFileRequest = Shapes['ExportRequest'];
export type ArenaRequest = Shapes['Subject'];
export type LearnRequest = Shapes['LearnJob'];
export type PositionRequest = Shapes['PositionRequest'];
export type RaceRequest = Shapes['DiceJob'];
export type ReplayRequest = Shapes['ReplayRequest'];
export type SumRequest = Shapes['SumRequest'];

/** Kinds of long jobs, and what each of them is asked. */
export type JobKind = Shapes['JobRequest']['kind'];
export type JobRequest<K extends JobKind> = Extract<Shapes['JobRequest'], { kind: K }>['request'];

/** How far a job is, with what its kind tells before its end. */
export type Progress<P = unknown> = Omit<Shapes['JobProgress'], 'partial'> & { partial: P | null };
