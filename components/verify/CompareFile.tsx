/**
 * A place to drop the PDF itself. It is hashed in the browser and compared with what the answer says; nothing is
 * uploaded. Shown by the page's script; without script the hash stands in the answer.
 */

export function CompareFile() {
  return (
    <section id="compare" className="stack tight" aria-labelledby="compare-title" hidden>
      <h2 id="compare-title">Compare the file</h2>
      <label className="drop" htmlFor="file">
        <span>
          <strong>Choose the report’s PDF</strong> or drop it here
        </span>
        <span className="small muted">
          It is read in this browser alone. Nothing is uploaded.
        </span>
        <input id="file" type="file" accept="application/pdf,.pdf" />
      </label>
      <div id="comparison" role="status" />
      <template id="file-same">
        <p className="note">
          <strong>✓ This file is the issued PDF, byte for byte.</strong>
          <br />
          <FileLine />
        </p>
      </template>
      <template id="file-other">
        <p className="alert">
          <strong>✕ This file is not the issued PDF.</strong>
          <br />
          Its bytes differ from those that were issued under this code: it was changed, saved again
          by another program, or belongs to another report.
          <br />
          <FileLine />
        </p>
      </template>
      <template id="file-unknown">
        <p className="alert">
          <strong>This file could not be compared.</strong>
          <br />
          <span data-reason />
        </p>
      </template>
    </section>
  );
}

/** Name and hash of the chosen file, filled in by the script. */
function FileLine() {
  return (
    <span className="small">
      <span className="mono" data-name /> · SHA-256 <span className="mono" data-hash />
    </span>
  );
}
