/** A view inside somebody else's page: `?embed=board` or `?embed=screen` before the `#`. */

export type Embedding = 'board' | 'screen' | null;

/** How much of the page is shown: everything unless told otherwise. */
export function readEmbedding(search: string): Embedding {
  const embed = new URLSearchParams(search).get('embed');
  return embed === 'board' || embed === 'screen' ? embed : null;
}

/** What is shown here. */
export const embedding: Embedding = readEmbedding(globalThis.location?.search ?? '');
