import { gql } from '../../../testing/calls.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/with-app.ts';
import type { TestSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import { actingFor, aMember, tokenFor } from './a-member-of-staff.ts';

export const INVITE =
  'mutation($email: String!, $role: StaffRole!) { inviteStaff(email: $email, role: $role) { id email role isExpired } }';
export const STAFF = '{ getMyStaff { business { name } members { id name email role } invitations { id email role isExpired } most } }';
export const REMOVE = 'mutation($id: ID!) { removeStaff(memberId: $id) }';
export const ROLE = 'mutation($id: ID!, $role: StaffRole!) { changeStaffRole(memberId: $id, role: $role) { role } }';
export const BOOKINGS = '{ getMyHospitalReservationsByPage { id } }';
const ACCEPT = 'mutation($token: String!) { acceptStaffInvitation(token: $token) { business { id name } role } }';
const ALERTS = '{ getMyAlerts { items { text path } } }';
type Letter = { subject: string; text: string };

/** Calls of owners and members, at the running app of a test file. */
export function staffCalls(server: () => TestApp, sandbox: () => TestSandbox) {
  const lettersTo = async (email: string) =>
    (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<Letter[]>;
  return {
    lettersTo,
    mailedToken: (email: string) => tokenFor(server(), email, lettersTo),
    memberOf: (hospital: { owner: Person }, role: 'bookings' | 'all') => aMember(server(), hospital, role, lettersTo),
    invite: (owner: Person, email: string, role = 'bookings') =>
      gql<{ inviteStaff: { id: string } }>(server(), owner.token, INVITE, { email, role }),
    accept: (person: Person, token: string) => gql(server(), person.token, ACCEPT, { token }),
    staffOf: async (owner: Person) => (await gql<{ getMyStaff: unknown }>(server(), owner.token, STAFF)).data.getMyStaff,
    alertsOf: async ({ token }: Person) =>
      (await gql<{ getMyAlerts: { items: unknown[] } }>(server(), token, ALERTS)).data.getMyAlerts.items,
    bookingsOf: (person: Person, hospital: { id: number }) => gql(server(), person.token, BOOKINGS, {}, actingFor(hospital)),
  };
}
