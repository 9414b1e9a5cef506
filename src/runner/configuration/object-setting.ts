import { isRecord, type JsonRecord } from '../../contract/json-shape.ts';
import { UsageError } from '../../contract/usage-error.ts';

/** The members of a setting. Throws a UsageError that shows the example if the setting is not an object. */
export function objectSetting(value: unknown, where: string, example: string): JsonRecord {
  if (isRecord(value)) return value;
  throw new UsageError(`${where} must be an object such as ${example}`);
}
