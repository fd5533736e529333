import type { Metrics } from '@petcare/node';
import type { RateLimitStore } from '../rate-limits/rate-limit.ts';

/** The figures of the store in which all servers count rate limits together: Redis, or PostgreSQL without one. */
export function tellLimitFigures(metrics: Metrics, limits: Pick<RateLimitStore, 'counts'>): void {
  metrics.gauges(
    'limits',
    {
      petcare_limits_away: '1 while the store of rate limits (Redis, where there is one) does not answer.',
      petcare_limits_asked: 'Questions to the store of rate limits since the start.',
      petcare_limits_asked_seconds: 'Time that those have taken in all.',
      petcare_limits_fallbacks: 'Questions since the start that this process has answered in its place.',
    },
    async () => {
      const { isAway, asked, seconds, fallbacks } = limits.counts();
      return {
        petcare_limits_away: isAway ? 1 : 0,
        petcare_limits_asked: asked,
        petcare_limits_asked_seconds: seconds,
        petcare_limits_fallbacks: fallbacks,
      };
    },
  );
}
