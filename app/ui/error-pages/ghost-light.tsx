/** The frame of every page that says why there is no other. `sign` is drawn large, for the eye only. */
export function GhostLight({ sign, children }: { sign?: string; children: React.ReactNode }) {
  return (
    <div className="always-dark error-page">
      <div className="wrap error-page-words">
        {sign && (
          <p aria-hidden="true" className="display error-page-sign">
            {sign}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
