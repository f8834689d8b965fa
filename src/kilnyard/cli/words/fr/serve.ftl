# `kilnyard serve` and `kilnyard doctor`.

serve-listening = Kilnyard vous attend à l'adresse { $address }
serve-data = Tout est conservé dans { $folder }. Ctrl+C arrête le serveur.
serve-no-port = Le port { NUMBER($port, useGrouping: 0) } de { $host } n'est pas libre : { $detail }. Essayez-en un autre avec --port.
serve-no-database = La base de données ne répond pas : { $detail }. « kilnyard doctor » cherche ce qui manque.

## What the doctor finds

doctor-python = Python { $version }
doctor-python-old = Python { $version } est trop ancien. Installez Python 3.11 ou une version plus récente.
doctor-rules-compiled = Les règles sont compilées.
doctor-rules-pure = Les règles ne sont pas compilées : les robots réfléchissent plus lentement, rien d'autre ne change. « make compile » les compile.
doctor-data = On peut écrire dans le dossier de données { $folder }.
doctor-data-bad = On ne peut pas écrire dans le dossier de données { $folder } : { $detail }. Indiquez-en un autre avec --data.
doctor-database-new = La base de données sera créée au premier démarrage du serveur.
doctor-database-good = La base de données répond et elle est à jour.
doctor-database-old = La base de données répond ; elle sera mise à jour au démarrage du serveur.
doctor-database-bad = La base de données ne répond pas : { $detail }. Vérifiez --database, et que le serveur de bases de données tourne.
doctor-port = Le port { NUMBER($port, useGrouping: 0) } de { $host } est libre.
doctor-port-taken = Le port { NUMBER($port, useGrouping: 0) } de { $host } n'est pas libre : { $detail }. Un serveur y tourne peut-être déjà ; --port en indique un autre.
doctor-pages = Les pages sont toutes là.
doctor-pages-missing = Il manque { $file } parmi les pages. Lancez « npm ci » et « npm run build » dans le dossier web des sources, ou réinstallez Kilnyard.
# $codes (text): the codes of the languages
doctor-languages = Toutes les langues sont complètes : { $codes }.
# $code (text): the code of a language; $count (number): sentences
doctor-languages-missing = Dans la langue { $code }, il manque { $count ->
    [one] { $count } phrase
   *[other] { $count } phrases
}. Réinstallez Kilnyard.
doctor-worker = Les robots ont leur propre processus pour réfléchir.
doctor-worker-bad = Aucun processus ne peut être lancé pour les robots : { $detail }. Vérifiez si le système limite les processus.
