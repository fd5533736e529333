import {
  accountsModule,
  createAccountsService,
  createIdentitiesService,
  createOwnAccountService,
  createPasswords,
  createSessionsService,
  createTemporaryPasswordsService,
} from './modules/accounts/index.ts';
import { boardsModule, createBoardsService, createCommentsService } from './modules/boards/index.ts';
import { companiesModule, createCompaniesService } from './modules/companies/index.ts';
import { countsModule, createCountsService } from './modules/counts/index.ts';
import { createGiftsService, giftsModule } from './modules/gifts/index.ts';
import { createIdentityService, createRecoveryService, identityModule } from './modules/identity/index.ts';
import { createLocationService, locationModule } from './modules/location/index.ts';
import { createMedicalService, medicalModule } from './modules/medical/index.ts';
import { createPlacesService, placesModule } from './modules/places/index.ts';
import { createPointsService, pointsModule } from './modules/points/index.ts';
import { createProductsService, productsModule } from './modules/products/index.ts';
import { createRegistrationDecisions, createRegistrationsService, registrationsModule } from './modules/registrations/index.ts';
import { createCalendarService, createReservationsService, reservationsModule } from './modules/reservations/index.ts';
import {
  createCompanyReviewsService,
  createLatestReviewsService,
  createListingReviewsService,
  createReviewsService,
  reviewsModule,
} from './modules/reviews/index.ts';
import { sitemapModule } from './modules/sitemap/index.ts';
import { createSocialService, socialModule } from './modules/social/index.ts';
import { createStatisticsService, statisticsModule } from './modules/statistics/index.ts';
import { createWithdrawalService, withdrawalModule } from './modules/withdrawal/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { registerGraphql } from './platform/graphql/graphql.ts';
import { registerHealth } from './platform/http/health.ts';
import { createHttp } from './platform/http/create-http.ts';
import { registerPublicChanges } from './platform/http/public-change.ts';
import type { Http } from './platform/http/http.ts';
import { registerIdempotency } from './platform/idempotency/idempotency.ts';
import type { ServerModule } from './platform/module.ts';
import { createRateLimiter, noRateLimits } from './platform/rate-limits/rate-limits.ts';
import { createAccessTokens } from './platform/session/access-tokens.ts';
import { registerSession } from './platform/session/request-session.ts';
import { createFolderStore } from './platform/uploads/store.ts';
import { createUploads } from './platform/uploads/uploads.ts';
import { registerUploads } from './platform/uploads/uploads.routes.ts';
import { createDanalClient } from './providers/danal/danal.client.ts';
import { createKakaoLocalClient } from './providers/kakao-local/kakao-local.client.ts';
import { createMailClient } from './providers/mail/mail.client.ts';
import { createSocialClients } from './providers/social-clients.ts';

export type AppDeps = {
  db: Database;
  clock: Clock;
  config: Config;
  /** Runs before any route is there: for what has to see them all. */
  extend?: (http: Http) => void;
};

export type App = { http: Http; services: Services };
export type Services = ReturnType<typeof createServices>;

/** The whole server, assembled by hand; the caller listens, injects and closes. */
export function buildApp({ db, clock, config, extend }: AppDeps): App {
  const tokens = createAccessTokens({ secret: config.jwtSecret, clock });
  const services = createServices({ db, clock, config, tokens });

  const modules: ServerModule[] = [
    accountsModule(services),
    socialModule({ ...services, publicUrl: config.publicUrl }),
    identityModule({ ...services, publicUrl: config.publicUrl }),
    withdrawalModule(services.withdrawal),
    placesModule({ places: services.places, clock }),
    medicalModule(services),
    locationModule(services),
    productsModule(services),
    companiesModule(services),
    registrationsModule(services),
    pointsModule(services.points),
    giftsModule(services.gifts),
    boardsModule(services),
    reservationsModule({ ...services, clock }),
    reviewsModule({ ...services, clock }),
    countsModule(services),
    statisticsModule(services.statistics),
    sitemapModule(services),
  ];

  const http = createHttp({ log: config.log });
  extend?.(http);
  registerSession(http, tokens);
  registerIdempotency(http, { db, clock, secret: config.jwtSecret });
  registerPublicChanges(http);
  // Routes come in a plugin of their own, so that what must see every route is there before them.
  void http.register(async (scope: Http) => {
    registerHealth(scope, db);
    registerUploads(scope, services);
    for (const module of modules) module.routes?.(scope);
  });
  registerGraphql(http, modules, { production: config.production });
  return { http, services };
}

/** Every domain's verbs, in the order in which they need each other. */
function createServices({ db, clock, config, tokens }: AppDeps & { tokens: ReturnType<typeof createAccessTokens> }) {
  const rateLimits = config.rateLimits ? createRateLimiter(clock) : noRateLimits;
  const passwords = createPasswords(config.passwordCost);
  const store = createFolderStore(config.uploadsDir);
  const uploads = createUploads({ store, clock, secret: config.jwtSecret });

  const places = createPlacesService({ db, clock, rateLimits, countsKeptSeconds: config.countsKeptSeconds });
  const medical = createMedicalService({ db, places });
  const products = createProductsService({ db, clock, uploads });
  const points = createPointsService({ db, clock });
  const accounts = createAccountsService({ db, clock, points, passwords });
  const temporaryPasswords = createTemporaryPasswordsService({ db, clock, passwords });
  const offersIdentity = config.providers.danal !== null;
  const sessions = createSessionsService({ db, clock, tokens, passwords, rateLimits, temporaryPasswords, offersIdentity });
  const ownAccount = createOwnAccountService({ db, clock, passwords, rateLimits });
  const identities = createIdentitiesService({ db, clock });
  const { danal, kakaoLocal, mail } = config.providers;
  const location = createLocationService({ places, rateLimits, kakaoLocal: kakaoLocal && createKakaoLocalClient(kakaoLocal) });
  const identity = createIdentityService({ db, clock, accounts, identities, rateLimits, danal: danal && createDanalClient(danal) });
  const recovery = createRecoveryService({ identities, temporaryPasswords, rateLimits, mail: mail && createMailClient(mail) });
  const companies = createCompaniesService({ db, clock, places, uploads });
  const registrations = createRegistrationsService({ db, clock, accounts, places, companies, location, uploads });
  const registrationDecisions = createRegistrationDecisions({ db, clock, accounts, places });
  const social = createSocialService({
    db,
    clock,
    clients: createSocialClients(config.providers),
    secret: config.jwtSecret,
    accounts,
    sessions,
  });
  const calendar = createCalendarService({ db, clock, places });
  const reservations = createReservationsService({ db, clock, places, calendar, uploads, rateLimits });
  const withdrawal = createWithdrawalService({ ownAccount, reservations, places, registrations, companies, products });
  const gifts = createGiftsService({ db, clock });
  const boards = createBoardsService({ db, clock, rateLimits });
  const comments = createCommentsService({ db, clock, rateLimits });
  const reviews = createReviewsService({ db, clock, places, points, rateLimits });
  const companyReviews = createCompanyReviewsService({ db, places });
  const latestReviews = createLatestReviewsService({ db });
  const listingReviews = createListingReviewsService({ db });
  const counts = createCountsService({ db, clock, places, rateLimits });
  const statistics = createStatisticsService({ db, clock, rateLimits, places, latestReviews });

  return {
    db,
    clock,
    rateLimits,
    uploads,
    places,
    medical,
    products,
    location,
    calendar,
    reservations,
    points,
    accounts,
    sessions,
    ownAccount,
    identity,
    recovery,
    withdrawal,
    social,
    companies,
    registrations,
    registrationDecisions,
    gifts,
    boards,
    comments,
    reviews,
    companyReviews,
    latestReviews,
    listingReviews,
    counts,
    statistics,
  };
}
