import { CheckIcon, InfoIcon } from "#app/ui/icons.tsx";
import "./order.css";
import "./outcome.css";

/** A page that says one thing about an order, and the ways on. */
export function OrderMessagePage({
  title,
  companion,
  good,
  children,
  ways,
}: {
  title: string;
  companion: React.ReactNode;
  good: boolean;
  children: React.ReactNode;
  ways: React.ReactNode;
}) {
  return (
    <div className={good ? "wrap outcome" : "wrap outcome outcome-waiting"}>
      <span className="outcome-lamp">{good ? <CheckIcon /> : <InfoIcon />}</span>
      <h1>
        {title}
        {companion}
      </h1>
      {children}
      <div className="outcome-ways">{ways}</div>
    </div>
  );
}
