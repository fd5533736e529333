import { messageOfError, rest } from '@petcare/api';
import { accessToken, workplaceHeader } from '@petcare/auth';
import type { Period } from './period.ts';

/** Hands the settlement of a period to the browser as a file that Excel opens. Answers with a sentence where it could not be had. */
export async function downloadStatement({ from, to }: Period): Promise<string | undefined> {
  // Renews a token that has run out: the file itself is fetched as it is.
  const authorized = await rest.get('/api/client/user/authorize', {});
  if (!authorized.success) return authorized.message;
  try {
    const query = new URLSearchParams({ start_date: from, end_date: to });
    const headers = { authorization: `Bearer ${accessToken() ?? ''}`, ...workplaceHeader() };
    const answer = await fetch(`/api/client/settlement/settlements.csv?${query}`, { headers, credentials: 'include' });
    if (!answer.ok) return messageOfError(await answer.json());
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = `정산-${from}-${to}.csv`;
    link.click();
    URL.revokeObjectURL(url);
    return undefined;
  } catch (error) {
    return messageOfError(error);
  }
}
