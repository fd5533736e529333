import { PAGE_NEWS, usualPace, type Metrics } from '@petcare/node';
import { createAccounts } from './modules/accounts/index.ts';
import { createAlerts } from './modules/alerts/index.ts';
import { createBanners } from './modules/banners/index.ts';
import { createBoards } from './modules/boards/index.ts';
import { createBooks } from './modules/books/index.ts';
import { createContest } from './modules/contest/index.ts';
import { createCounts } from './modules/counts/index.ts';
import { createFaqs } from './modules/faqs/index.ts';
import { createFavourites } from './modules/favourites/index.ts';
import { createGifts } from './modules/gifts/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createInquiries } from './modules/inquiries/index.ts';
import { createLedger } from './modules/ledger/index.ts';
import { createListings } from './modules/listings/index.ts';
import { createLocation } from './modules/location/index.ts';
import { createMedical } from './modules/medical/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createModeration } from './modules/moderation/index.ts';
import { createNotices } from './modules/notices/index.ts';
import { createOpeningHours } from './modules/opening-hours/index.ts';
import { createOperatorDesk, insertAct } from './modules/operator/index.ts';
import { createOperators, sessionTokenOf } from './modules/operators/index.ts';
import { createPasses } from './modules/passes/index.ts';
import { createPayments } from './modules/payments/index.ts';
import { createPets } from './modules/pets/index.ts';
import { createPoints } from './modules/points/index.ts';
import { createProducts } from './modules/products/index.ts';
import { createPush } from './modules/push/index.ts';
import { createRegions } from './modules/regions/index.ts';
import { createRegistrations } from './modules/registrations/index.ts';
import { createReservations } from './modules/reservations/index.ts';
import { createReviews } from './modules/reviews/index.ts';
import { createSearch } from './modules/search/index.ts';
import { createSitemap } from './modules/sitemap/index.ts';
import { createSiteOwner } from './modules/site-owner/index.ts';
import { createSocial } from './modules/social/index.ts';
import { createStaff } from './modules/staff/index.ts';
import { createStatistics } from './modules/statistics/index.ts';
import { createVoices } from './modules/voices/index.ts';
import { createWithdrawal } from './modules/withdrawal/index.ts';
import { createWords } from './modules/words/index.ts';
import { registerRouteAccess } from './platform/http/route-access.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createActs } from './platform/database/acts.ts';
import type { Database } from './platform/database/database.ts';
import { withReplica } from './platform/database/replica/reads.ts';
import type { Replica } from './platform/database/replica/replica.ts';
import { registerGraphql } from './platform/graphql/graphql.ts';
import { registerApiPages } from './platform/http/api-pages.ts';
import { registerBodyLimits } from './platform/http/body-limits.ts';
import { registerHealth } from './platform/http/health.ts';
import { createHttp } from './platform/http/create-http.ts';
import { registerPublicChanges } from './platform/http/news/public-change.ts';
import type { Http } from './platform/http/http.ts';
import { registerReading } from './platform/http/reading/reading.ts';
import { createPageNewsSender } from './platform/http/news/page-news.ts';
import { incomingFolder, registerMultipart } from './platform/http/multipart-body.ts';
import { forgetOldAnswers, registerIdempotency } from './platform/idempotency/idempotency.ts';
import type { Job } from './platform/jobs/job.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createJobEnds } from './platform/jobs/job-ends.ts';
import { tellApp } from './platform/metrics/app-figures.ts';
import type { PlatformDeps, ServerModule } from './platform/module.ts';
import { createOutbox } from './platform/outbox/outbox.ts';
import type { RateLimitStore } from './platform/rate-limits/rate-limit.ts';
import { createRateLimiter, forgetEndedLimits, noRateLimits } from './platform/rate-limits/rate-limits.ts';
import { createAccessTokens } from './platform/session/access-tokens.ts';
import { registerSession } from './platform/http/request-session.ts';
import { registerPictureHost } from './platform/uploads/picture-host.ts';
import { openUploadStore } from './platform/uploads/open-upload-store.ts';
import { createUploads } from './platform/uploads/uploads.ts';
import { uploadsResolvers } from './platform/uploads/uploads.resolvers.ts';
import { registerUploads } from './platform/uploads/uploads.routes.ts';
import { createMailClient } from './providers/mail/mail.client.ts';
import { createPushClient } from './providers/push/push.client.ts';
import { createSmsClient } from './providers/sms/sms.client.ts';

export type AppDeps = {
  db: Database;
  clock: Clock;
  config: Config;
  /** A copy of the database that answers what anybody may ask. */
  replica?: Replica;
  /** A connection for the health of the server alone; the requests' in tests. */
  healthDb?: Database;
  /** True once the server has been told to end; never in tests. */
  hasBegunToEnd?: () => boolean;
  /** Null where no figures are told. */
  metrics?: Metrics | null;
  /** Runs before any route is there: for what has to see them all. */
  extend?: (http: Http) => void;
};

export type App = {
  http: Http;
  services: Services;
  /** The use of the store of rate limits. */
  limits: Pick<RateLimitStore, 'counts'>;
  /** The jobs that the platform and the modules have declared; the app runs them by itself where `config.jobs` says so. */
  jobs: readonly Job[];
};
/** The services that tests and scripts call: the verbs of every module by its name, and the platform's. */
export type Services = PlatformDeps & Verbs<ReturnType<typeof createModules>>;
type Verbs<Modules> = { [Name in keyof Modules]: Modules[Name] extends ServerModule<infer Offered> ? Offered : never };

/** The whole server, assembled by hand; the caller listens, injects and closes. */
export function buildApp(deps: AppDeps): App {
  const { db: database, clock, config, replica, metrics = null, extend } = deps;
  const { healthDb = database, hasBegunToEnd = () => false } = deps;
  const acts = createActs(replica ? withReplica(database, replica) : database);
  const { db } = acts;
  const http = createHttp({ log: config.log });
  const figures = metrics && tellApp(http, metrics);
  const jobs = createJobs(config.jobs, http.log, createJobEnds({ db: database, log: http.log, onTry: figures && figures.tried }));
  const tokens = createAccessTokens({ secret: config.jwtSecret, clock });
  const rateLimits = config.rateLimits
    ? createRateLimiter({ db: database, clock, redisUrl: config.redisUrl, secret: config.jwtSecret, log: http.log })
    : noRateLimits;
  const uploads = createUploads({ store: openUploadStore(config), db, clock, secret: config.jwtSecret });
  const { mail, sms, push } = config.providers;
  const outbox = createOutbox({
    ...{ db, clock },
    ...{ mail: mail && createMailClient(mail), sms: sms && createSmsClient(sms), pushClient: push && createPushClient(push) },
  });
  const platform = { db, clock, config, jobs, rateLimits, uploads, tokens, outbox };
  const modules = createModules(platform);
  const registrations = Object.values(modules).map(({ registration }) => registration);

  extend?.(http);
  registerSession(http, {
    tokens,
    standings: modules.accounts.verbs.standings,
    operatorStanding: (viewer, request) => modules.operators.verbs.standingOf(viewer, sessionTokenOf(request)),
    findActing: modules.staff.verbs.findActing,
  });
  registerRouteAccess(http);
  // After the access: of whoever may not make the call, no body is read.
  registerBodyLimits(http, config.bodyPace ?? usualPace);
  registerMultipart(http, { folder: incomingFolder(config.uploadsDir) });
  const { findBlock } = modules.accounts.verbs.blocks;
  const { isStillStaff } = modules.staff.verbs;
  registerIdempotency(http, { acts, db: database, clock, rateLimits, secret: config.jwtSecret, findBlock, isStillStaff });
  // After the bodies are read, and what is kept of an answer is kept without the host.
  if (config.uploadsUrl) registerPictureHost(http, config.uploadsUrl);
  const pageNews = createPageNewsSender({ notify: (text) => database.notify(PAGE_NEWS, text), log: http.log });
  registerPublicChanges(http, pageNews);
  // After both: a mark says when what was written was there, and whether others see it.
  if (replica) registerReading(http, { clock, mostLagMs: replica.mostLagMs });
  // Routes come in a plugin of their own, so that what must see every route is there before them.
  void http.register(async (scope: Http) => {
    registerHealth(scope, { db: healthDb, hasBegunToEnd });
    if (config.apiPages) registerApiPages(scope);
    registerUploads(scope, platform);
    for (const { routes } of registrations) routes?.(scope);
  });
  registerGraphql(http, [{ resolvers: uploadsResolvers(platform) }, ...registrations], { production: config.production, figures });

  const declared = [
    forgetOldAnswers({ db, clock }),
    forgetEndedLimits(rateLimits),
    uploads.sweepJob,
    outbox.sendJob,
    ...registrations.flatMap((registration) => registration.jobs ?? []),
  ];
  http.addHook('onReady', () => rateLimits.start());
  http.addHook('onReady', () => jobs.start(declared));
  http.addHook('onClose', async () => {
    await jobs.stop();
    await pageNews.close();
    await rateLimits.close();
  });
  return { http, services: { ...platform, ...verbsOf(modules) }, limits: rateLimits, jobs: declared };
}

/** One line a module, in the order in which they need each other. */
function createModules(platform: PlatformDeps) {
  const push = createPush(platform);
  const alerts = createAlerts({ ...platform, push: push.verbs });
  const words = createWords(platform);
  const regions = createRegions();
  const openingHours = createOpeningHours(platform);
  const listings = createListings(platform);
  const search = createSearch({ ...platform, listings: listings.verbs });
  const medical = createMedical({ ...platform, search: search.verbs });
  const pets = createPets({ ...platform, alerts: alerts.verbs });
  const products = createProducts({ ...platform, listings: listings.verbs, medical: medical.verbs });
  const ledger = createLedger(platform);
  const points = createPoints({ ...platform, ...verbsOf({ alerts, ledger }) });
  const payments = createPayments({ ...platform, ...verbsOf({ points, ledger }) });
  const accounts = createAccounts({ ...platform, ...verbsOf({ points, words }) });
  const operators = createOperators({ ...platform, writeDown: insertAct, accounts: accounts.verbs });
  const social = createSocial({ ...platform, accounts: accounts.verbs });
  const identity = createIdentity({ ...platform, accounts: accounts.verbs });
  const location = createLocation({ ...platform, search: search.verbs });
  const registrations = createRegistrations({ ...platform, ...verbsOf({ accounts, listings, search, location }) });
  const reservations = createReservations({
    ...platform,
    ...verbsOf({ alerts, listings, pets, products, search, ledger, payments, registrations }),
  });
  const favourites = createFavourites({ ...platform, ...verbsOf({ listings, reservations }) });
  const gifts = createGifts({ ...platform, payments: payments.verbs });
  const boards = createBoards({ ...platform, ...verbsOf({ accounts, alerts, listings, pets, words }) });
  const reviews = createReviews({ ...platform, ...verbsOf({ accounts, alerts, listings, pets, points, gifts, reservations, words }) });
  const contest = createContest({ ...platform, ...verbsOf({ accounts, alerts, words }) });
  const passes = createPasses({ ...platform, ...verbsOf({ payments, reviews, medical }) });
  const books = createBooks(verbsOf({ ledger, points, payments, gifts, passes, reservations }));
  const inquiries = createInquiries({ ...platform, alerts: alerts.verbs });
  const voices = createVoices(platform);
  const messages = createMessages({ ...platform, ...verbsOf({ accounts, alerts, words }) });
  const moderation = createModeration({ ...platform, ...verbsOf({ accounts, alerts, boards, contest, messages, reviews }) });
  const staff = createStaff({ ...platform, ...verbsOf({ alerts, listings }) });
  const withdrawal = createWithdrawal(
    verbsOf({
      accounts,
      staff,
      reservations,
      listings,
      registrations,
      products,
      points,
      pets,
      reviews,
      inquiries,
      voices,
      messages,
      favourites,
      push,
    }),
  );
  const notices = createNotices(platform);
  const faqs = createFaqs(platform);
  const banners = createBanners(platform);
  const counts = createCounts({ ...platform, listings: listings.verbs });
  const statistics = createStatistics({ ...platform, ...verbsOf({ search, reviews }) });
  const sitemap = createSitemap(verbsOf({ listings, boards, medical, products, notices, contest }));
  const siteOwner = createSiteOwner(platform);
  const operator = createOperatorDesk({
    ...platform,
    ...verbsOf({ accounts, banners, boards, contest, faqs, gifts, inquiries, listings, moderation, notices, operators, passes }),
    ...verbsOf({ alerts, payments, registrations, reviews, siteOwner, statistics, voices, words }),
  });
  return {
    push,
    alerts,
    regions,
    openingHours,
    listings,
    search,
    medical,
    pets,
    products,
    ledger,
    points,
    payments,
    books,
    accounts,
    operator,
    operators,
    social,
    identity,
    location,
    registrations,
    reservations,
    staff,
    withdrawal,
    favourites,
    gifts,
    passes,
    boards,
    reviews,
    notices,
    faqs,
    banners,
    contest,
    inquiries,
    voices,
    messages,
    moderation,
    words,
    counts,
    statistics,
    siteOwner,
    sitemap,
  };
}

function verbsOf<Modules extends Record<string, ServerModule>>(modules: Modules): Verbs<Modules> {
  return Object.fromEntries(Object.entries(modules).map(([name, { verbs }]) => [name, verbs])) as Verbs<Modules>;
}
