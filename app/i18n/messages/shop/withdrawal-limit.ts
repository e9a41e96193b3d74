import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Your statement is not stored yet", "Níl do ráiteas stóráilte fós");
export const text = plural(
  {
    one: "Too many statements came from your network. What you typed is still here: confirm it again in {n} minute. You can also withdraw by email, by post or with the contact form.",
    other:
      "Too many statements came from your network. What you typed is still here: confirm it again in {n} minutes. You can also withdraw by email, by post or with the contact form.",
  },
  {
    one: "Tháinig an iomarca ráiteas ó do líonra. Tá an méid a chlóscríobh tú anseo fós: deimhnigh arís é i gceann nóiméid amháin. Is féidir leat tarraingt siar trí ríomhphost, tríd an bpost nó leis an bhfoirm teagmhála freisin.",
    two: "Tháinig an iomarca ráiteas ó do líonra. Tá an méid a chlóscríobh tú anseo fós: deimhnigh arís é i gceann {n} nóiméad. Is féidir leat tarraingt siar trí ríomhphost, tríd an bpost nó leis an bhfoirm teagmhála freisin.",
    few: "Tháinig an iomarca ráiteas ó do líonra. Tá an méid a chlóscríobh tú anseo fós: deimhnigh arís é i gceann {n} nóiméad. Is féidir leat tarraingt siar trí ríomhphost, tríd an bpost nó leis an bhfoirm teagmhála freisin.",
    many: "Tháinig an iomarca ráiteas ó do líonra. Tá an méid a chlóscríobh tú anseo fós: deimhnigh arís é i gceann {n} nóiméad. Is féidir leat tarraingt siar trí ríomhphost, tríd an bpost nó leis an bhfoirm teagmhála freisin.",
    other:
      "Tháinig an iomarca ráiteas ó do líonra. Tá an méid a chlóscríobh tú anseo fós: deimhnigh arís é i gceann {n} nóiméad. Is féidir leat tarraingt siar trí ríomhphost, tríd an bpost nó leis an bhfoirm teagmhála freisin.",
  },
);
