interface CounterProps {
  /** The number that is reached. */
  to: number;
  className?: string;
}

/** A large figure. */
export function Counter({ to, className }: CounterProps) {
  return <span className={className}>{to}</span>;
}
