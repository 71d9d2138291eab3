interface WithEmailProps {
  text: string;
  email: string;
}

/** A sentence with an address in it: the address is a link and reads left to right. */
export function WithEmail({ text, email }: WithEmailProps) {
  const [before, after] = text.split(email);
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
      {after}
    </>
  );
}
