/** The start of a reading thread. The build bundles it by itself, beside the server. */
import { serveReading } from "./serve-reading.server.ts";

serveReading();
