import _ from "lodash";

// biome-ignore lint/suspicious/noExplicitAny: JSON has groups of any depth.
type Json = any;

/** A value as the owner has changed it, or else as it is made now; of a group or list each by itself. */
export function mergeFields(own: Json, then: Json, now: Json): Json {
  if (![own, now].every(_.isObject)) return _.isEqual(own, then) ? now : own;
  const names = Object.keys({ ...own, ...now });
  const merged = names.map((name) => [name, mergeFields(own[name], then?.[name], now[name])]);
  return Array.isArray(own) ? _.without(merged.map(_.last), undefined) : Object.fromEntries(merged);
}
