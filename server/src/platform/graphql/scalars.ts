import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '@petcare/time';
import { UploadedFile } from '../http/uploaded-file.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const checks: Record<string, (text: string) => boolean> = {
  Date: isCalendarDay,
  Time: (text) => TIME.test(text),
  DateTime: (text) => INSTANT.test(text) && isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
};

const notAFile = () => new GraphQLError('Upload expected: a part of a multipart request');

/** Only a part of a multipart request is one. */
const Upload = new GraphQLScalarType({
  name: 'Upload',
  parseValue: (value) => {
    if (value instanceof UploadedFile) return value;
    throw notAFile();
  },
  parseLiteral: () => {
    throw notAFile();
  },
});

/** Text on the wire and inside; what comes in is checked. */
const texts = Object.fromEntries(
  Object.entries(checks).map(([name, isValid]) => {
    const parse = (value: unknown): string => {
      if (typeof value === 'string' && isValid(value)) return value;
      throw new GraphQLError(`${name} expected`);
    };
    const scalar = new GraphQLScalarType({
      name,
      serialize: String,
      parseValue: parse,
      parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
    });
    return [name, scalar];
  }),
);

export const scalars = { ...texts, Upload };
