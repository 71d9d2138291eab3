import { z } from "zod";
import type { JsonPath } from "../json-file";
import { type Role, roles } from "./fields";

/** A field of a file that has a role, with the text that stands there. */
export interface RoleField<R extends Role = Role> {
  role: R;
  field: JsonPath;
  value: string;
}

/** All fields of a value with a role. Parts that do not match the schema are skipped. */
export function* rolesIn(
  schema: unknown,
  value: unknown,
  field: JsonPath = [],
): Generator<RoleField> {
  const role = roles.get(schema as z.ZodType);
  if (role) {
    if (typeof value === "string") yield { role, field, value };
  } else if (schema instanceof z.ZodOptional) {
    yield* rolesIn(schema.unwrap(), value, field);
  } else if (schema instanceof z.ZodArray) {
    if (Array.isArray(value))
      for (const [index, item] of value.entries())
        yield* rolesIn(schema.element, item, [...field, index]);
  } else if (schema instanceof z.ZodObject) {
    if (value && typeof value === "object")
      for (const [key, item] of Object.entries(value))
        if (schema.shape[key]) yield* rolesIn(schema.shape[key], item, [...field, key]);
  }
}

type RoleOf<Kind extends Role["kind"]> = Extract<Role, { kind: Kind }>;

/** The fields of one kind of role. */
export function rolesOf<Kind extends Role["kind"]>(
  kind: Kind,
  schema: unknown,
  value: unknown,
): RoleField<RoleOf<Kind>>[] {
  const isOfKind = (found: RoleField): found is RoleField<RoleOf<Kind>> => found.role.kind === kind;
  return [...rolesIn(schema, value)].filter(isOfKind);
}
