/** What is told instead of an answer. */

import type { Complaint } from './documents';

/** A refusal, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly complaint: Complaint,
  ) {
    super(complaint.message);
  }
}

/** Nobody answers. */
export function unreachable(message = ''): Refusal {
  return new Refusal(0, { code: 'unreachable', message });
}

/** What a person is told about an error, whatever it was. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return unreachable(error instanceof Error ? error.message : String(error));
}

/** Whether a request was given up because a newer one replaced it. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The refusal in an answer that is none. */
export async function refusalIn(response: Response): Promise<Refusal> {
  const text = await response.text();
  return new Refusal(response.status, complaintIn(text, response));
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
