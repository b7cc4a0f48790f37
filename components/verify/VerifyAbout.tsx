/** What the verify page does and does not tell. */
export function VerifyAbout() {
  return (
    <section className="stack tight" aria-labelledby="about">
      <h2 id="about">About verification</h2>
      <p className="muted small">
        Each report is signed digitally when it is issued: its content is hashed, and the hash is
        signed with a key kept apart from the database. This page computes the hash again and checks
        the signature. It shows no findings and no drawings, and masks the client’s name, even in
        the project’s name, unless the report’s owner allows it. Anyone can look up a code without
        an account. Every issued report is linked to the one before it in a{" "}
        <a href="/api/transparency">public record</a>, so any changed or removed report would show.
      </p>
      <p className="muted small">
        A genuine report says what the review found on the day it was issued. It is not a permit,
        not an approval, and not an engineer’s or architect’s seal.
      </p>
    </section>
  );
}
