import { mapTexts } from '../../incoming/incoming-text.ts';
import type { Http } from '../http/http.ts';

const PICTURES = '/uploads/images/';

/**
 * Everybody's pictures are shown by another host: their addresses begin with it in whatever is answered, and may begin with it in
 * whatever comes in. What is stored and looked at in between has the bare address, so that the host may change or go.
 */
export function registerPictureHost(http: Http, origin: string): void {
  http.addHook('preValidation', async (request) => {
    request.body = mapTexts(request.body, (text) => text.replaceAll(`${origin}${PICTURES}`, PICTURES));
  });
  // In JSON an address stands behind a quotation mark, also where it is an attribute of markup.
  http.addHook('onSend', async (_request, reply, payload) =>
    typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json')
      ? payload.replaceAll(`"${PICTURES}`, `"${origin}${PICTURES}`)
      : payload,
  );
}
