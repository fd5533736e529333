import type { BookableBusiness } from '@petcare/contracts';
import { createAttempts, offlineSentence } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { bus } from '@petcare/event-bus';
import { usePhotoUploads } from '@petcare/photos';
import { daysBetween } from '@petcare/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Bookable } from '../bookable/bookable.ts';
import { bookingDrafts, emptyDraft, nameOfDraft, type BookingDraft } from '../bookable/booking-draft.ts';
import { filledIn } from '../bookable/filled-in.ts';
import { changesIn, lacksOption, linesOf, type Offer, type PriceChange } from '../bookable/products.ts';
import { formOf, makeReservation, type BookingRefusal } from '../bookable/reservation-api.ts';
import { useWhen } from '../when/use-when.ts';

export type FormPart = 'when' | 'time' | 'products' | 'photos' | 'form';
/** The reason why the booking can't be sent, and the part of the form that shows it. */
export type Problem = { at: FormPart; message: string };

const slotFields = ['date', 'time', 'endDate'];

function problemOf({ code, message, fields }: BookingRefusal): Problem {
  if (code === 'SLOT_TAKEN') return { at: 'when', message };
  const ofSlot = slotFields.flatMap((field) => fields[field] ?? [])[0];
  if (ofSlot) return { at: 'when', message: ofSlot };
  if (fields['products']) return { at: 'products', message: fields['products'] };
  if (code === 'FOREIGN_UPLOAD' || fields['photos']) return { at: 'photos', message: fields['photos'] ?? message };
  return { at: 'form', message: Object.values(fields)[0] ?? message };
}

/** A booking while it is filled in, and its sending. What was entered outlives every answer, a reload and Back. */
export function useBooking(business: Bookable, offers: readonly Offer[], refetchOffers: () => void) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const session = useSession();
  const booked: BookableBusiness = { kind: business.type, id: business.id };
  const draftName = nameOfDraft({ userID: session.status === 'signed-in' ? session.identity.userID : '', business: booked });
  const [booking, setBooking] = useState(() => filledIn(bookingDrafts.read(draftName) ?? emptyDraft, search));
  const uploads = usePhotoUploads<'photos'>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  // Pressed before it is known what is free, as after a reload: a time that was chosen may still be.
  const [isGoingOn, setGoingOn] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);
  // No answer came: the time may be taken by this very booking, which is sent again under the same key.
  const [isUnsure, setUnsure] = useState(false);
  const [attempts] = useState(createAttempts);
  const when = useWhen(business, booking, isSending || isUnsure);
  const nights = when.date && when.endDate ? daysBetween(when.date, when.endDate) : null;
  const lines = linesOf(booking.picked, offers, nights);

  const change = (part: Partial<BookingDraft> | ((current: BookingDraft) => Partial<BookingDraft>)) => {
    setBooking((current) => {
      const next = { ...current, ...(typeof part === 'function' ? part(current) : part) };
      bookingDrafts.write(next, draftName);
      return next;
    });
    setProblem(null);
    setUnsure(false);
  };

  const missing = (): Problem | null => {
    const offline = offlineSentence();
    if (offline) return { at: 'form', message: offline };
    if (!when.date) return { at: 'when', message: '예약할 날짜를 골라 주세요.' };
    if (!when.time) return { at: 'time', message: '예약할 시간을 골라 주세요.' };
    const without = lines.find(lacksOption);
    if (without) return { at: 'products', message: `‘${without.offer.name}’의 옵션을 골라 주세요.` };
    return uploads.problems.photos ? { at: 'photos', message: uploads.problems.photos } : null;
  };
  const goOn = () => {
    setGoingOn(false);
    const found = missing();
    setProblem(found);
    if (!found) setConfirming(true);
  };
  const goOnNow = useEffectEvent(goOn);
  const isHeld = when.isAsking || uploads.isSending;
  useEffect(() => {
    if (isGoingOn && !isHeld) goOnNow();
  }, [isGoingOn, isHeld]);

  // Gone while it is looked over for the last time: what is chosen instead is looked over anew.
  if (isConfirming && !isSending && when.isLost) setConfirming(false);

  const refuse = (answer: BookingRefusal) => {
    const isAnswered = answer.code !== 'UNREACHABLE';
    setUnsure(!isAnswered);
    if (isAnswered) attempts.answered();
    if (answer.code === 'PRICE_CHANGED') {
      setChanges(changesIn(answer.details, lines));
      return refetchOffers();
    }
    setConfirming(false);
    if (answer.code === 'RESERVATION_NOT_OFFERED') {
      return void navigate(`/reservation/failure?reason=${answer.code}&${booked.kind}=${encodeURIComponent(booked.id)}`);
    }
    const found = problemOf(answer);
    setProblem(found);
    setRefused(answer.fields);
    if (found.at === 'when') when.refetch();
    if (found.at === 'products') refetchOffers();
  };

  const send = async () => {
    if (!when.date || !when.time) return;
    const { petId = null, note, photos, payment } = booking;
    const form = formOf({
      business: booked,
      date: when.date,
      endDate: when.endDate,
      time: when.time,
      petId,
      note,
      lines,
      photos,
      payment,
    });
    setSending(true);
    setChanges([]);
    const answer = await makeReservation(form, attempts.keyFor(JSON.stringify(form)));
    setSending(false);
    if ('refused' in answer) return refuse(answer.refused);
    const { id } = answer.made;
    bookingDrafts.remove(draftName);
    bus.emit('reservation.made', { business: booked, reservationId: id });
    void navigate(`/reservation/finished?id=${encodeURIComponent(id)}`, { replace: true });
  };

  return {
    booking,
    change,
    when,
    lines,
    problem,
    refused,
    changes,
    isGoingOn,
    isConfirming,
    isSending,
    uploads,
    goOn: () => {
      // Said anew, what is missing comes to meet the eye again.
      setProblem(null);
      setGoingOn(true);
    },
    giveUp: () => setConfirming(false),
    send: () => void send(),
  };
}

export type BookingState = ReturnType<typeof useBooking>;
