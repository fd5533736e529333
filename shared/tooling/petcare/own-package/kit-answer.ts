const ANSWER_LIMIT = 30_000;

/** The answer of a site below `/kit`. Throws when it doesn't, or has nothing there. */
export async function kitAnswer(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT) }).catch((error: Error) => {
    throw new Error(`${address} does not answer: ${error.message}`);
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}: the site gives no kit, or one without it.`);
  return response;
}
