import { learnSiteTime } from '@petcare/auth';

/** `fetch`, which tells the page's clock what time it is on the site. What was asked with GET may have been answered long ago. */
export async function timedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(input, init);
  if (init?.method !== undefined && init.method.toUpperCase() !== 'GET') learnSiteTime(response.headers.get('date'), sentAt);
  return response;
}
