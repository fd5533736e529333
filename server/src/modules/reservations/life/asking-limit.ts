import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';

const AN_HOUR = { max: 30, windowSeconds: 3600 };

/** The limit on how often a guest may book or ask for another time: each is told to a business, by mail and as a text message. */
export const limitAsking = (rateLimits: RateLimiter, viewer: Viewer) => rateLimits.hit(`reservation:${viewer.id}`, AN_HOUR);
