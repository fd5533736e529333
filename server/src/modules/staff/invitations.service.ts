import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { LimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { StaffRole, Viewer } from '../../platform/session/viewer.ts';
import { checkEmail, keptEmail } from '../accounts/index.ts';
import type { AlertsService } from '../alerts/index.ts';
import { isPlainName } from '../listings/index.ts';
import { invitationMail } from './mails.ts';
import { DAYS_VALID, decideInvitation, decideOpening, invitationExpired, isSameEmail, MOST_WORKPLACES } from './staff.policy.ts';
import type { FindOwnListing } from './staff.service.ts';
import * as store from './staff.sql.ts';
import type { Invitation, OpenInvitation, Workplace } from './staff.sql.ts';

export type InvitationsService = {
  /** ALREADY_STAFF, ALREADY_INVITED, OWN_EMAIL, TOO_MANY_STAFF, MAIL_OFF, TOO_MANY_REQUESTS, VALIDATION_FAILED, NOT_FOUND. */
  invite(viewer: Viewer, email: string, role: StaffRole): Promise<Result<Invitation>>;
  /** With a new link for seven days; the one before is good no longer. */
  resend(viewer: Viewer, id: number): Promise<Result<Invitation>>;
  cancel(viewer: Viewer, id: number): Promise<Result<true, AppError<'NOT_FOUND'>>>;
  /** `isMine`: the viewer has the address that was invited. */
  open(viewer: Viewer, token: string): Promise<Result<OpenInvitation & { isMine: boolean }, AppError<'NOT_FOUND' | 'INVITATION_EXPIRED'>>>;
  accept(viewer: Viewer, token: string): Promise<Result<Workplace>>;
  decline(viewer: Viewer, token: string): Promise<Result<true>>;
  forgetOld(): Promise<void>;
};

export type InvitationsDeps = {
  db: Database;
  clock: Clock;
  alerts: Pick<AlertsService, 'tell'>;
  outbox: Pick<Outbox, 'topic'>;
  limitWrites: LimitWrites;
  findOwn: FindOwnListing;
  secret: string;
  /** Null: the site does not know its own address, and the mail names the page in words. */
  publicUrl: string | null;
};

const DAY_MS = 86_400_000;
/** An owner sees for so long that nobody came, and can send it again. */
const KEPT_MS = 30 * DAY_MS;
/** In the place of a name that says more than a name. */
const KIND_NAMES = { hospital: '동물병원', pharmacy: '동물약국', company: '반려동물 업체' };

const noInvitation = notFound('초대를 찾을 수 없어요. 이미 사용했거나 취소된 초대예요.');
const mailOff = conflict('MAIL_OFF', '지금은 초대 메일을 보낼 수 없어요. 잠시 후 다시 시도해 주세요.');
const tooManyWorkplaces = conflict('TOO_MANY_WORKPLACES', `직원으로 일하는 곳은 ${MOST_WORKPLACES}곳까지 둘 수 있어요.`);

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function createInvitationsService(deps: InvitationsDeps): InvitationsService {
  const { db, clock, alerts, outbox, limitWrites, findOwn, secret, publicUrl } = deps;
  /** The token of one mail, which its retries have too. Only who has the secret of the site can make it from what is stored. */
  const tokenOf = ({ id, sends }: { id: number; sends: number }) =>
    createHmac('sha256', secret).update(`staff invitation\n${id}\n${sends}`).digest('base64url');

  const letters = outbox.topic<{ invitationId: number; sends: number }>('staff-invitation', async ({ invitationId, sends }) => {
    const invitation = await store.findInvitation(db, invitationId);
    if (invitation?.sends !== sends) return null;
    const path = `/staff/invitation?token=${tokenOf(invitation)}`;
    const businessName = isPlainName(invitation.name) ? invitation.name : KIND_NAMES[invitation.kind];
    return { mail: invitationMail({ ...invitation, businessName, page: publicUrl ? `${publicUrl}${path}` : path }) };
  });

  async function send(tx: Transaction, { id, sends: before, email, ...invitation }: Invitation): Promise<Result<Invitation>> {
    const sends = before + 1;
    const until = new Date(clock.now().getTime() + DAYS_VALID * DAY_MS);
    await store.renewToken(tx, id, { sends, tokenHash: hashOf(tokenOf({ id, sends })), expiresAt: until });
    const put = await letters.put(tx, [{ about: { invitationId: id, sends }, channel: 'mail', address: email, userId: null, until }]);
    return put > 0 ? ok({ ...invitation, id, email, sends, expiresAt: until.toISOString() }) : err(mailOff);
  }

  /** An open invitation of whoever may take it, locked until the transaction ends. */
  async function take(tx: Transaction, viewer: Viewer, token: string): Promise<Result<OpenInvitation>> {
    const known = await store.findByToken(tx, hashOf(token));
    if (!known) return err(noInvitation);
    await store.lockStaff(tx, known.businessId);
    const email = await store.findEmail(tx, viewer.id);
    if (email === undefined) return err(noInvitation);
    const allowed = decideOpening(known, { id: viewer.id, email }, clock.now());
    if (!allowed.ok) return allowed;
    return (await store.deleteInvitation(tx, known.id)) ? ok(known) : err(noInvitation);
  }

  const told = (invitation: OpenInvitation, what: 'accepted' | 'declined', viewer: Viewer) => ({
    userId: invitation.ownerUserId,
    kind: `staff.${what}` as const,
    subject: `${invitation.businessId} ${viewer.id}`,
    text: what === 'accepted' ? `${viewer.name} 님이 직원 초대를 수락했어요.` : `${invitation.email} 님이 직원 초대를 거절했어요.`,
    path: '/bizpage/staff',
  });

  return {
    async invite(viewer, given, role) {
      const email = keptEmail(given);
      const errors = checkEmail(email);
      if (errors.length > 0) return err(validationFailed(errors));
      const business = await findOwn(viewer);
      if (!business.ok) return business;
      const allowed = await limitWrites('invitation', viewer);
      if (!allowed.ok) return allowed;
      return inTransaction(db, async (tx): Promise<Result<Invitation>> => {
        const { id: businessId } = business.value;
        await store.lockStaff(tx, businessId);
        const [members, invitations, ownEmail = ''] = [
          await store.listMembers(tx, businessId, viewer.id),
          await store.listInvitations(tx, businessId, viewer.id),
          await store.findEmail(tx, viewer.id),
        ];
        const decided = decideInvitation(email, { ownEmail, members, invitations });
        if (!decided.ok) return decided;
        const now = clock.now();
        const row = { businessId, ownerUserId: viewer.id, email, role, createdAt: now, expiresAt: now };
        const id = await store.insertInvitation(tx, row);
        return send(tx, { id, businessId, ownerUserId: viewer.id, email, role, sends: 0, expiresAt: now.toISOString() });
      });
    },
    async resend(viewer, id) {
      const allowed = await limitWrites('invitation', viewer);
      if (!allowed.ok) return allowed;
      return inTransaction(db, async (tx): Promise<Result<Invitation>> => {
        const invitation = await store.lockInvitation(tx, id, viewer.id);
        return invitation ? send(tx, invitation) : err(noInvitation);
      });
    },
    cancel: (viewer, id) =>
      inTransaction(db, async (tx) => {
        const invitation = await store.lockInvitation(tx, id, viewer.id);
        if (!invitation) return err(noInvitation);
        await store.deleteInvitation(tx, id);
        return ok(true);
      }),
    async open(viewer, token) {
      const invitation = await store.findByToken(db, hashOf(token));
      if (!invitation) return err(noInvitation);
      if (new Date(invitation.expiresAt) <= clock.now()) return err(invitationExpired);
      const email = await store.findEmail(db, viewer.id);
      return ok({ ...invitation, isMine: email !== undefined && isSameEmail(email, invitation.email) });
    },
    accept: (viewer, token) =>
      inTransaction(db, async (tx): Promise<Result<Workplace>> => {
        const taken = await take(tx, viewer, token);
        if (!taken.ok) return taken;
        const { businessId, ownerUserId, role, kind, name } = taken.value;
        if ((await store.listWorkplaces(tx, viewer.id, MOST_WORKPLACES)).length >= MOST_WORKPLACES) return err(tooManyWorkplaces);
        const since = clock.now();
        await store.putMember(tx, { businessId, userId: viewer.id, ownerUserId, role, since });
        await alerts.tell(tx, [told(taken.value, 'accepted', viewer)]);
        return ok({ id: businessId, kind, name, role, since: since.toISOString() });
      }),
    decline: (viewer, token) =>
      inTransaction(db, async (tx): Promise<Result<true>> => {
        const taken = await take(tx, viewer, token);
        if (!taken.ok) return taken;
        await alerts.tell(tx, [told(taken.value, 'declined', viewer)]);
        return ok(true);
      }),
    forgetOld: () => store.deleteInvitationsBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}
