import { group, localized, reference } from "./fields";

const nationalAddress = group("NationalAddress", {
  building: reference("0000").optional(),
  street: localized(60).optional(),
  district: localized(40).optional(),
  postcode: reference("00000").optional(),
  additional: reference("0000").optional(),
  shortCode: reference("RAAA0000").optional(),
});

/** The legal identity of the company. The check knows the Saudi forms of these numbers. */
export const legal = group("Legal", {
  legalForm: localized(60).optional(),
  registration: reference("1010000000").optional(),
  vat: reference("300000000000003").optional(),
  unified: reference("7000000000").optional(),
  contractorsAuthority: reference("000000").optional(),
  nationalAddress: nationalAddress.optional(),
});
