/** The mail *Ready for collection* of an order, as the outbox names it. */
export function readyMailOf(orderId: string) {
  return { kind: "order-ready", subjectType: "order", subjectId: orderId } as const;
}
