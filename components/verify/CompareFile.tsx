/**
 * A place to drop the PDF itself. It is hashed in the browser and compared with what the answer says; nothing is
 * uploaded. Shown by the page's script; without script the hash stands in the answer.
 */
import { Marked } from "./Marked.tsx";

export function CompareFile() {
  return (
    <section id="compare" className="stack tight" aria-labelledby="compare-title" hidden>
      <h2 id="compare-title">Compare the file</h2>
      <p className="small muted">See whether the PDF you have is the one that was issued.</p>
      <label className="drop" htmlFor="file">
        <span>
          <strong>Choose the report’s PDF</strong> <span className="dragged">or drop it here</span>
        </span>
        <span className="small muted">
          It stays in this browser; nothing is uploaded.
        </span>
        <input id="file" type="file" accept="application/pdf,.pdf" />
      </label>
      <template id="file-same">
        <p id="file-verdict">
          <strong>This file is the issued PDF, byte for byte.</strong>
          <br />
          <span className="small mono" data-name />
        </p>
      </template>
      <template id="file-other">
        <div className="answer failed stack">
          <h2 id="answer-heading">
            <Marked sign="✕">This file is not the report that was issued</Marked>
          </h2>
          <p>
            <span data-lead /> <span className="code-word" data-code />
            <span data-rest />
          </p>
          <p className="small">
            <span className="mono" data-name /> · SHA-256 <span className="mono" data-hash />
          </p>
        </div>
        <details>
          <summary>What is on record under this code</summary>
          <div data-record />
        </details>
      </template>
      <template id="file-unknown">
        <div className="answer failed stack">
          <h2 id="answer-heading">This file could not be compared</h2>
          <p data-reason />
        </div>
      </template>
    </section>
  );
}
