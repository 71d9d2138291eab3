interface Lists {
  partners?: { items?: unknown[] };
  contracting?: { items?: unknown[] };
  stages?: { items?: unknown[] };
  clients?: { items?: unknown[] };
  site?: { map?: unknown };
}

/** The anchors of sections that pages leave out because there is nothing to show in them. */
export function leftOutSections({ partners, contracting, stages, clients, site }: Lists): string[] {
  const isEmpty = (list?: { items?: unknown[] }) => (list?.items ?? []).length === 0;
  const found: [string, boolean][] = [
    ["partners", isEmpty(partners)],
    ["our-work", isEmpty(contracting)],
    ["stages", isEmpty(stages)],
    ["clients", isEmpty(clients)],
    ["location", !site?.map],
  ];
  return found.filter(([, isLeftOut]) => isLeftOut).map(([anchor]) => anchor);
}
