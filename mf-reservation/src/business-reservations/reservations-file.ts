import { messageOfError, rest } from '@petcare/api';
import { accessToken, workplaceHeader } from '@petcare/auth';

const ADDRESS = '/api/client/reservation/reservations.csv';

/** Hands the reservations of this query to the browser as a file that Excel opens. Answers with a sentence where it could not be had. */
export async function downloadReservations(query: Record<string, string>): Promise<string | undefined> {
  // Renews a token that has run out: the file itself is fetched as it is.
  const authorized = await rest.get('/api/client/user/authorize', {});
  if (!authorized.success) return authorized.message;
  try {
    const headers = { authorization: `Bearer ${accessToken() ?? ''}`, ...workplaceHeader() };
    const answer = await fetch(`${ADDRESS}?${new URLSearchParams(query)}`, { headers, credentials: 'include' });
    if (!answer.ok) return messageOfError(await answer.json());
    save(await answer.blob(), `예약목록-${query['start_date']}-${query['end_date']}.csv`);
    return undefined;
  } catch (error) {
    return messageOfError(error);
  }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
