/** What can be asked of a game. */

import type { GameCard, JobCard } from '../engine/documents';

/** The job of that name, if it applies to the game. */
export function jobOf(card: GameCard | undefined, name: string): JobCard | undefined {
  return card?.jobs.find((job) => job.name === name && !job.refusal);
}
