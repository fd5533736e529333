import { inTransaction } from '../../../platform/database/transaction.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { anApplicant, logInAs } from '../../../testing/an-applicant.ts';
import { rest } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableCompany } from '../testing/a-bookable-company.ts';

const server = withApp();

test('the statement is of the business by its name, and by its number where a registration was approved', async () => {
  const form = { companyName: '보리, "미용"', registrationNumber: '120-81-47521' };
  const joined = await anApplicant(server(), 'company', form);
  const { decisions } = server().services.registrations;
  unwrap(await inTransaction(server().db, (tx) => decisions.approveRegistration(tx, joined.registrationId)));
  const { token } = await logInAs(server(), joined.email);
  const business = async (of: string) => (await rest(server(), of, 'GET', '/settlement/business')).body.data;
  expect(await business(token)).toEqual({ name: form.companyName, registrationNumber: form.registrationNumber });
  const { owner } = await aBookableCompany(server());
  expect(await business(owner.token)).toEqual({ name: expect.any(String), registrationNumber: null });
  const url = '/api/client/settlement/settlements.csv?start_date=2026-11-01&end_date=2026-11-30';
  const { body } = await server().http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(body.split('\r\n').slice(0, 4)).toEqual([
    '\uFEFF"정산 명세서"',
    '"업체","보리, ""미용"""',
    '"사업자등록번호","120-81-47521"',
    '"기간","2026-11-01 ~ 2026-11-30"',
  ]);
});
