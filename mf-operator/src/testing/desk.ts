import { ok, okList } from '@petcare/testing';
import type { Act, ActField, Area } from '../api/operator-api.ts';

export const aField = (name: string, given: Partial<ActField> = {}): ActField => ({
  ...{ name, label: name, type: 'text', isRequired: true, isPositional: false, isMany: false, words: [] },
  ...given,
});

export const anAct = (verb: string, kind: Act['kind'], ...fields: ActField[]): Act => ({ verb, kind, help: `${verb} 해요.`, fields });

const registration = aField('registration', { label: '신청 번호', type: 'number', isPositional: true });

export const registrations: Area = {
  area: 'registrations',
  label: '가입 신청',
  acts: [
    anAct('list', 'list'),
    anAct('approve', 'final', registration),
    anAct('reject', 'change', registration, aField('reason', { label: '돌려보내는 이유' })),
  ],
};

export const applicant = {
  id: 7,
  kind: 'hospital',
  name: '김원장',
  licence: '/uploads/private/papers',
  createdAt: '2026-11-20T01:00:00.000Z',
};

/** The API's answers to somebody whose session is open. */
export const openDesk = {
  'GET /api/operator/session': ok({ state: 'open', recoveryLeft: 10, endsAt: '2026-11-26T12:00:00.000Z' }),
  'GET /api/operator/acts': ok({ areas: [registrations] }),
  'GET /api/operator/waiting': ok({ queues: [{ area: 'registrations', label: '가입 신청', total: 1 }] }),
  'GET /api/operator/registrations/list': okList([applicant]),
};
