/**
 * Proof of work without anything to do for people: an element with `data-proof` holds the work as JSON. It is done in
 * a worker and posted to `data-proof-to`, and the element says what goes on. Without a worker or without the browser's
 * cryptography nothing happens, and the server goes on without a proof.
 */
export function startProof(): void {
  const box = document.querySelector<HTMLElement>("[data-proof]:not([data-proof-started])");
  if (!box || typeof Worker !== "function" || !globalThis.crypto?.subtle) return;
  const { proof = "", proofWorker = "", proofTo = "", proofBusy = "", proofDone = "" } = box.dataset;
  const worker = new Worker(proofWorker);
  const finish = (words: string) => {
    worker.terminate();
    box.textContent = words;
  };
  box.dataset.proofStarted = "";
  box.textContent = proofBusy;
  worker.addEventListener("error", () => finish(""));
  worker.addEventListener("message", async ({ data: solution }) => {
    if (solution === null) return finish("");
    const body = `{"challenge":${proof},"solution":${JSON.stringify(solution)}}`;
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(proofTo, { method: "POST", headers, body, keepalive: true }).catch(
      () => null,
    );
    finish(response?.ok ? proofDone : "");
  });
  worker.postMessage(proof);
}
