import { graphql, messageOfError, rest } from '@petcare/api';
import { bus } from '@petcare/event-bus';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { useBusinessKind } from '../own-business/business-kind.ts';

const UpdateReservations_ByHospital = graphql(`
  mutation UpdateReservations_ByHospital($reservations: [ID!]!, $status: Int!, $date: Date, $time: Time, $reason: String) {
    updateReservationByHospital(reservations: $reservations, status: $status, date: $date, time: $time, reason: $reason) {
      id
      status
    }
  }
`);

/** All of them get the status, or none; with a day and a time they move there. */
export type Update = { reservations: string[]; status: number; date?: string; time?: string; reason?: string | null };

/** Changes reservations at the signed-in business: hospitals by GraphQL, companies by REST. Answers with the sentence of a refusal. */
export function useUpdateReservations(): (update: Update) => Promise<string | undefined> {
  const client = useClient();
  const kind = useBusinessKind();
  return useCallback(
    async (update) => {
      const message = kind === 'hospital' ? await byHospital(client, update) : await byCompany(update);
      if (message) return message;
      for (const reservationId of update.reservations) bus.emit('reservation.changed', { reservationId, status: update.status });
      return undefined;
    },
    [client, kind],
  );
}

async function byHospital(client: ReturnType<typeof useClient>, update: Update): Promise<string | undefined> {
  const { error } = await client.mutation(UpdateReservations_ByHospital, update).toPromise();
  return error && messageOfError(error);
}

async function byCompany(body: Update): Promise<string | undefined> {
  const answer = await rest.patch('/api/client/reservation/reservations', { body });
  return answer.success ? undefined : answer.message;
}
